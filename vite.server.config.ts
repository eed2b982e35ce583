import { defineConfig } from 'vite'

/** The server and its commands as plain JavaScript, so that none of them compiles as it starts; packages stay outside. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [], external: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        import: 'server/import/main.ts',
        backup: 'server/backup/main.ts',
        migrate: 'server/commands/migrate.ts',
        doctor: 'server/commands/doctor.ts',
        organizer: 'server/commands/organizer.ts',
        'write-openapi': 'server/commands/write-openapi.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
