import { expect, it } from 'vitest';
import { safeHref } from '#web/lib/navigation/safe-href.ts';

it.each([
  'https://example.com',
  'http://example.com/a?b#c',
  'mailto:support@findeus.com',
  'tel:+1234',
  '/about',
  '#figure',
  'docs/page',
  '?q=1',
])('accepts %s', (href) => {
  expect(safeHref(href)).toBe(href);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
])('refuses %j', (href) => {
  expect(safeHref(href)).toBeUndefined();
});
