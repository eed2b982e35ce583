import react from '@vitejs/plugin-react'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { entries } from './src/common/app/entries.ts'
import { renderShell } from './pages/shell.ts'
import { chunks } from './scripts/chunks.ts'
import { emojiFiles } from './scripts/emoji-plugin.ts'
import { leanPackages } from './scripts/lean-packages-plugin.ts'
import { mockWorker } from './scripts/mock-worker-plugin.ts'
import { workStyles } from './scripts/work-styles-plugin.ts'

/** Fills the two `shell` comments of every HTML entry. */
const shell: Plugin = {
  name: 'static-shell',
  transformIndexHtml: {
    order: 'pre',
    handler(html, { filename }) {
      const { head, body } = renderShell(basename(filename, '.html'))
      return html.replace('<!-- shell:head -->', head).replace('<!-- shell:body -->', body)
    },
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), shell, emojiFiles, leanPackages, workStyles, ...(mode === 'mock' ? [mockWorker()] : [])],
  // The mock worker is served to QA alone: it must not lie in the public folder of the fair.
  define: {
    __MOCKED__: JSON.stringify(mode === 'mock'),
    __ENCRYPTED__: JSON.stringify(process.env['VITE_JCRYPTION'] === '1'),
  },
  // Scripts and styles name their files by where they themselves are: on this server, or on the CDN of a fair (CDN_URL).
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: mode === 'mock' ? 'dist-mock' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(entries.map(({ html }) => [html, `${html}.html`])),
      output: {
        // Every file name is listed in a chunk that all pages load; seven characters tell files apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunks(mode === 'mock'),
        },
      },
    },
  },
  server: { proxy: { '/api': { target: apiOrigin(), ws: true }, '/media': apiOrigin(), '/projects': apiOrigin() } },
}))

function apiOrigin(): string {
  return `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`
}
