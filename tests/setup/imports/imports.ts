import * as contract from '#contract/operations/imports/endpoints.ts'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import { columnsOf, type ImportKind } from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { contentTies } from '#server/domains/content-kinds.ts'
import { type ImportServices, importSubjects, workOnImports } from '#server/modules/operations/imports/index.ts'
import { signedInAs } from '../access'
import type { TestServer } from '../start-server'
import { formOf } from '../upload-server'

let keys = 0

export interface SentFile {
  name: string
  bytes: Buffer
}

export const csvOf = (...lines: string[]): SentFile => ({
  name: 'rows.csv',
  bytes: Buffer.from(`${lines.join('\r\n')}\r\n`),
})

/** What an organizer of the demo does with imports; the work that a server does by its clock is done on command. */
export function importerOf(server: () => TestServer, kind: ImportKind) {
  const headers = () => signedInAs(server(), userTypes.organizer)
  const services = () => {
    const { database, config, providers } = server()
    return { ...database, config, providers, subjects: importSubjects(contentTies) }
  }
  const seen = ({ id, version }: ImportDetail) => ({ id, version })
  return {
    headers,
    work: (worker = 'test', over: Partial<ImportServices> = {}) => workOnImports({ ...services(), worker, ...over }),
    async start(
      rows: { name: string; size: number },
      pictures: { name: string; size: number } | null = null,
      key = `import-of-test-${(keys += 1)}`,
    ) {
      return server().ask(contract.startImport, { key, kind, rows, pictures }, { headers: await headers() })
    },
    async chunk(id: number, file: 'rows' | 'pictures', offset: number, bytes: Buffer) {
      const form = new Response(formOf({ id: String(id), file, offset: String(offset) }, 'piece', bytes))
      const response = await server().app.inject({
        method: 'POST',
        url: `/api${contract.sendImportChunk.path}`,
        payload: Buffer.from(await form.arrayBuffer()),
        headers: { ...(await headers()), 'content-type': form.headers.get('content-type') ?? '' },
      })
      return response.json<{ code: number; data: { received: number; state: string; error?: string } }>()
    },
    async get(id: number) {
      return (await server().ask(contract.getImport, { id }, { headers: await headers() })).data
    },
    /** Sends the files whole and reads the headings. */
    async sent(rows: SentFile, pictures?: SentFile): Promise<ImportDetail> {
      const size = ({ name, bytes }: SentFile) => ({ name, size: bytes.length })
      const { data } = await this.start(size(rows), pictures ? size(pictures) : null)
      const all = { rows: rows.bytes, pictures: pictures?.bytes ?? Buffer.alloc(0) }
      for (const file of ['rows', 'pictures'] as const) {
        for (let at = 0; at < all[file].length; at += IMPORT_CHUNK_BYTES)
          await this.chunk(data.id, file, at, all[file].subarray(at, at + IMPORT_CHUNK_BYTES))
      }
      await this.work()
      return this.get(data.id)
    },
    async check(
      of: ImportDetail,
      publish = true,
      mapping?: string[],
      words: Record<string, Record<string, string>> = {},
    ) {
      const known = new Set(columnsOf(kind).map(({ path }) => path))
      const named = mapping ?? of.columns.map((heading) => (known.has(heading) ? heading : ''))
      return server().ask(
        contract.checkImport,
        { ...seen(of), mapping: named, publish, words },
        { headers: await headers() },
      )
    },
    /** The dry run of files with the column names as headings. */
    async checked(rows: SentFile, { publish = true, pictures }: { publish?: boolean; pictures?: SentFile } = {}) {
      const of = await this.sent(rows, pictures)
      const { code } = await this.check(of, publish)
      if (code !== 0) throw new Error(`the dry run is refused with ${code}: ${of.problem}`)
      await this.work()
      return this.get(of.id)
    },
    async apply(of: ImportDetail) {
      return server().ask(contract.applyImport, seen(of), { headers: await headers() })
    },
    async cancel(of: ImportDetail) {
      return server().ask(contract.cancelImport, seen(of), { headers: await headers() })
    },
    async undo(of: ImportDetail) {
      return server().ask(contract.undoImport, seen(of), { headers: await headers() })
    },
    async applied(rows: SentFile, options: { publish?: boolean; pictures?: SentFile } = {}) {
      const of = await this.checked(rows, options)
      await this.apply(of)
      await this.work()
      return this.get(of.id)
    },
    async undone(of: ImportDetail) {
      await this.undo(of)
      await this.work()
      return this.get(of.id)
    },
    async rows(id: number, filter: object = {}) {
      const { data } = await server().ask(
        contract.listImportRows,
        { id, limit: 1_000, ...filter },
        { headers: await headers() },
      )
      return data.list
    },
  }
}
