// Writes docs/settings.md and .env.example from the schemas of the server's settings.
//   npm run settings
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'
import { buildEnvExample, buildSettingsDocument } from './lib/settings/documents'
import { readSettings } from './lib/settings/read-settings'

const settings = readSettings()
writeFileSync(join(projectRoot, 'docs/settings.md'), buildSettingsDocument(settings))
writeFileSync(join(projectRoot, '.env.example'), buildEnvExample(settings))
