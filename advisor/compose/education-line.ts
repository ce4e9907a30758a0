/** Due once in a conversation. In a file of its own: pages that only have to know it need no sources. */
export const educationLine = 'This is education, not individual advice by a registered adviser.';
