import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licensesFile } from './scripts/web/add-font-licenses.ts';
import { packedFiles } from './scripts/web/pack-packages.ts';

export default defineConfig(async () => ({
  root: 'web',
  define: { offeredByBuild: JSON.stringify(await packedFiles()) },
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A browser that cannot preload modules fetches them a moment later; the polyfill weighs on every first paint.
    modulePreload: { polyfill: false },
    // The content security policy allows no data: fonts or scripts; every asset is a file of its own.
    assetsInlineLimit: 0,
    // What the bundled packages ask for: their names, versions and license texts.
    license: { fileName: licensesFile },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without this a card is fetched in twenty files of a kilobyte each. One file for each area: a loan does not
          // need the tax engine.
          groups: ['tax', 'borrowing', 'retirement', 'investing', 'saving', 'define'].map((area) => ({
            name: `shared-by-calculators-${area}`,
            test: new RegExp(
              `/advisor/calculators/${area}/${area === 'define' ? '|/advisor/numerics/' : ''}`,
            ),
            minShareCount: 8,
          })),
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}));
