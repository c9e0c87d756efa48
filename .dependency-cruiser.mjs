/** The import rules of test/layers.ts, followed through the resolved graph; and no cycles, no unresolved imports. */
import { layers } from './test/layers.ts';

const PROJECT = '^(src|test|bench|attack|scripts|e2e)/';
const PACKAGES = ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const filesOf = ({ files, notFiles }) => ({ path: files, ...(notFiles && { pathNot: notFiles }) });

export default {
  forbidden: [
    ...layers.map((layer) =>
      rule(layer.name, layer.remedy, filesOf(layer), { path: PROJECT, pathNot: [...layer.may] }),
    ),
    ...layers
      .filter((layer) => layer.packages.length === 0)
      .map((layer) => rule(`${layer.name}-packages`, layer.remedy, filesOf(layer), { dependencyTypes: PACKAGES })),
    rule(
      'cycle',
      'Types may know each other; code that needs itself to load may not.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    rule('unresolved', 'There is no such file or package.', {}, { couldNotResolve: true }),
    rule('test', 'What two tests share is not a test: give it a file of its own.', {}, { path: '\\.test\\.tsx?$' }),
    rule(
      'development',
      'A package that only tests and tools have cannot be part of the program.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/kernel/testing/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules/\\.cache' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
};
