import { createContext, type ReactNode } from 'react';

/** Draws how a figure of an answer came about. Comes from elsewhere: the chat knows only that answers carry parts. */
export type DrawFigure = (about: { parts: string; card: string; figure: string }) => ReactNode;

export const FigureContext = createContext<DrawFigure | null>(null);
