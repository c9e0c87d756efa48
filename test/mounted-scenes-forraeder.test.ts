import './mounted/scripts.ts';
import { keepsPromises } from './mounted/promises.ts';

keepsPromises('forraeder');
