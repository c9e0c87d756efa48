/** Opens the embedded log in a folder as somebody who is not root, and sends back what came of it. */
import { SqliteFile } from '../sqlite-file.ts';

if (process.getuid?.() === 0) process.setuid!('nobody');
try {
  new SqliteFile(process.argv[2]!).close();
  process.send!({ name: 'no error' });
} catch (error) {
  const { name, code, message } = error as Error & { code: string };
  process.send!({ name, code, message });
}
process.disconnect();
