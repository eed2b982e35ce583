import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const test = (name: string, environment: 'node' | 'happy-dom', include: string[], setupFiles: string[]) => ({
  plugins: [react()],
  define: { __MOCKED__: 'false', __ENCRYPTED__: 'false' },
  // Tests wait for states; how long they take is the machine's affair.
  test: { name, environment, include, setupFiles, restoreMocks: true, testTimeout: 60_000, hookTimeout: 120_000 },
})

export default defineConfig({
  test: {
    projects: [
      test('client', 'happy-dom', ['src/**/*.test.{ts,tsx}', 'pages/**/*.test.{ts,tsx}'], ['tests/setup/client.ts']),
      test('contract', 'node', ['contract/**/*.test.ts', 'tests/**/*.test.ts'], ['tests/setup/console.ts']),
      {
        ...test('server', 'node', ['server/**/*.test.ts'], ['tests/setup/console.ts']),
        test: {
          ...test('server', 'node', ['server/**/*.test.ts'], ['tests/setup/console.ts']).test,
          globalSetup: ['tests/setup/database-template.ts'],
        },
      },
    ],
  },
})
