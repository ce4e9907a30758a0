// Preloaded by the commands of package.json that need the configuration, not by the server itself: a test must not
// depend on somebody's .env.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
