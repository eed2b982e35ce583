import { defineConfig } from 'vite'

/** The server as plain JavaScript, so that `npm start` compiles nothing; packages stay outside. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [], external: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', import: 'server/import/main.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
