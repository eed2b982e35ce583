import { expect, it } from 'vitest'
import { getOwnSetup } from '#contract/fair/booths/endpoints.ts'
import { openFile } from '#contract/foundation/files/endpoints.ts'
import { logIn } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { seedSetupDocuments } from './seed-setup-documents'

const server = useServer('demo')

it('the demo exhibitor reads set-up times and a manual that is a PDF', async () => {
  const headers = await logIn(server(), 'exhibitor@demo.yunzhan.example')
  const read = async () => (await server().ask(getOwnSetup, {}, { headers, language: 'en-US' })).data.setup
  const before = await read()
  expect(before).toMatchObject({ documents: [], note: expect.stringContaining('gate North 3') })
  expect(Date.parse(before?.dismantling?.from ?? '')).toBeGreaterThan(Date.parse(before?.buildUp?.until ?? ''))
  await seedSetupDocuments(server().database, server())
  const after = await read()
  const id = after?.documents[0]?.file.id ?? ''
  expect(after?.documents).toMatchObject([{ title: 'Exhibitor manual', file: { fileExt: 'pdf' } }])
  const { statusCode, rawPayload } = await server().app.inject({
    url: `${openFile.base}${openFile.path.replace(':id', id)}`,
    headers,
  })
  expect(statusCode).toBe(200)
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
