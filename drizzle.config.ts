import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/modules/*/*/*.schema.ts', './server/platform/*/*.schema.ts'],
  out: './server/migrations',
})
