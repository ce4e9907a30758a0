import { config } from 'zod';

// Compiling checks at run time is what the content security policy forbids; even trying to is reported.
config({ jitless: true });
