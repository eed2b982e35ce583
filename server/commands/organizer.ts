import { parseArgs } from 'node:util'
import { type Language, languages } from '#contract/core/language.ts'
import { joinDatabase } from '#server/platform/db/open.ts'
import { describeFailure, endOnUncaught } from '#server/platform/describe-failure.ts'
import { toOwnAddress } from '#server/platform/own-address.ts'
import { StartError } from '#server/platform/start-error.ts'
import { inviteOrganizer } from './invite-organizer'
import { organizerText } from './organizer-texts'
import { readConfig } from '#server/config.ts'

endOnUncaught()

const ownLanguage: Language = /^zh/i.test(process.env['LC_ALL'] ?? process.env['LANG'] ?? '') ? 'zh-CN' : 'en-US'

function readArguments() {
  const options = { email: { type: 'string' }, name: { type: 'string' }, language: { type: 'string' } } as const
  try {
    const { email = '', name = '', language = ownLanguage } = parseArgs({ options, strict: true }).values
    const known = languages.find((one) => one === language)
    if (known && email !== '') return { email, name: name.trim(), language: known }
  } catch {
    // What parseArgs says of a wrong option is reported by the usage, in both languages.
  }
  throw new StartError(organizerText('usage', {}, ownLanguage))
}

async function main(): Promise<void> {
  const input = readArguments()
  const config = readConfig(process.env)
  const origin = toOwnAddress(config)
  const database = await joinDatabase(config)
  try {
    const link = await inviteOrganizer(database, { ...input, origin })
    console.log(organizerText('link', { link, desk: `${origin}/organizer.html` }, input.language))
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exitCode = 1
})
