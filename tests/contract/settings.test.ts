import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildEnvExample, buildSettingsDocument } from '#scripts/lib/settings/documents.ts'
import { readSettings, settingNames } from '#scripts/lib/settings/read-settings.ts'
import { projectRoot } from '#server/platform/project.ts'

const settings = readSettings()
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

describe('settings', () => {
  it('are all found in the sources of their schemas', () => {
    expect(settings.length).toBeGreaterThan(60)
    expect(settings.map(({ name }) => name)).toEqual(settingNames())
  })

  it('each have a description and a section', () => {
    const isSentence = (text: string) => /^\S.+\.$/.test(text)
    expect(settings.filter(({ description, section }) => !isSentence(description) || section === '')).toEqual([])
  })

  it('are documented as the schemas have them (npm run settings)', () => {
    expect(read('docs/settings.md')).toBe(buildSettingsDocument(settings))
    expect(read('.env.example')).toBe(buildEnvExample(settings))
  })

  it('show type, default and companions', () => {
    const find = (name: string) => settings.find((one) => one.name === name)
    expect(find('PORT')).toMatchObject({ type: 'integer, 0 to 65535', defaultValue: '8080' })
    expect(find('JCRYPTION')).toMatchObject({ type: '`0` or `1`', defaultValue: '0' })
    expect(find('SMTP_URL')).toMatchObject({ type: 'URL', defaultValue: undefined, requiredWith: ['MAIL_FROM'] })
    expect(find('CALLBACK_HOSTS')).toMatchObject({ defaultValue: undefined, example: 'tickets.example,museum.example' })
  })
})
