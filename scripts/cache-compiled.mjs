/**
 * Loaded before the product: what it was compiled to is kept, so that a later start, which has the same some thousand
 * files to read, is about a fifth quicker. Where nothing can be written, nothing is kept.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
