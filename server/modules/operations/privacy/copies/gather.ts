import type { Db } from '#server/platform/db/database.ts'
import type { AppServices } from '#server/platform/services.ts'
import type { ZipEntry } from '#server/platform/zip/zip.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { listOwnFiles } from '#server/modules/foundation/files/index.ts'
import { nameOf, personalDataKinds, type PersonalDataKind } from '#server/modules/foundation/personal-data/index.ts'
import { readPersonalData } from '../copies.queries'
import { personOf } from '../leaving/preview'
import { listPersonalData, type Register } from '../register'
import { writeSummary } from './summary'

type Services = Pick<AppServices, 'providers' | 'vault'> & { personalData: Register }
type Row = Record<string, unknown>

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `personalDataKinds`
const kinds = Object.keys(personalDataKinds) as PersonalDataKind[]

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2))

/** Everything that the fair keeps of a person, as the files of an archive: one a kind, the own uploads, and a page that says what it is. */
export async function* gather(db: Db, services: Services, account: Account, now: Date): AsyncGenerator<ZipEntry> {
  const person = personOf(account)
  const personalData = listPersonalData(services.personalData)
  const counts: { kind: PersonalDataKind; rows: number }[] = []
  for (const kind of kinds) {
    const held: Record<string, Row[]> = {}
    for (const entry of personalData.filter((one) => one.kind === kind && !one.isTrace)) {
      const rows = await readPersonalData(db, entry, person)
      if (rows.length > 0) held[nameOf(entry)] = rows.map((row) => entry.mask?.(services.vault, row) ?? row)
    }
    const rows = Object.values(held).reduce((sum, some) => sum + some.length, 0)
    if (rows === 0) continue
    counts.push({ kind, rows })
    yield { name: `data/${kind}.json`, bytes: json(held) }
  }
  const files = await listOwnFiles(db, account.id)
  const missing: string[] = []
  for (const { id, fileName, storageKey } of files) {
    const bytes = await services.providers.storage.open(storageKey).catch(() => undefined)
    // Names of uploads are made safe when they come in; in an archive none leads out of its folder.
    if (bytes) yield { name: `files/${id.slice(0, 8)}-${fileName.replace(/[/\\:]/g, '_')}`, bytes }
    else missing.push(fileName)
  }
  const language = account.languageType === 2 ? 'en' : 'zh'
  const name = account.name[language] || account.name.zh || account.name.en
  const message = writeSummary({ language, name, counts, files: files.length, missing, now })
  yield { name: 'index.html', bytes: Buffer.from(message) }
}
