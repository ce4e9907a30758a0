import { createContext } from 'react';

/** Opens an article by its id, from wherever in an answer it is cited. */
export const ArticleContext = createContext<((id: string) => void) | null>(null);
