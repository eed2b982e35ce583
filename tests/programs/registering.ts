import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { sendCode } from '#server/modules/people/codes/codes.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { codeSentTo } from '../setup/access'
import { readConfig } from '#server/config.ts'

/** A fair of its own process, to be killed: COUNT buyers have their codes, which are printed before `ready`. */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)
const providers = openProviders(config)
const app = await buildApp({ config, database, providers, log: pino({ level: 'silent' }) })

const sent: { email: string; code: string }[] = []
for (let i = 0; i < Number(process.env['COUNT']); i += 1) {
  const email = `crash-${i}@gallery.example`
  await sendCode(database, providers, { address: email, purpose: 'register', language: 'en-US', ip: `10.1.0.${i}` })
  sent.push({ email, code: await codeSentTo({ database }, email) })
}
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ address, sent }))
