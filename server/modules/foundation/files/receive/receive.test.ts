import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadErrors } from '#contract/foundation/files/errors.ts'
import { uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { formOf, useUploads } from '#tests/setup/upload-server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

const server = useUploads()
const MB = 1024 * 1024
let port = 0

beforeAll(async () => {
  const { app } = server()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server().app.server.closeAllConnections())

const path = `/api${uploadMaterial.path}`

describe('an upload over the network', () => {
  it('that breaks off leaves no temporary file', async () => {
    const socket = connect(port, '127.0.0.1')
    const head =
      '--b\r\nContent-Disposition: form-data; name="module"\r\n\r\ndemand\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 '
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
        `Content-Length: 9000000\r\n\r\n${head}${'x'.repeat(200_000)}`,
    )
    await waitFor(() => expect(server().temporary()).toHaveLength(1))
    socket.destroy()
    await waitFor(() => expect(server().temporary()).toEqual([]))
  })

  it.each([
    ['beyond its limit', 'a.pdf', 40 * MB, uploadErrors.FileTooLarge],
    ['of a wrong type', 'a.exe', 4 * MB, uploadErrors.FileTypeNotAllowed],
    ['without a module', 'a.pdf', 4 * MB, uploadErrors.MissingModule],
  ])('%s is read to its end, and the next call on the connection is answered', async (_, name, size, error) => {
    const module = error === uploadErrors.MissingModule ? '' : 'demand'
    const request = new Response(formOf({ module }, name, Buffer.alloc(size)))
    const body = Buffer.from(await request.arrayBuffer())
    const type = request.headers.get('content-type') ?? ''
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.on('data', (chunk) => (answers += chunk.toString()))
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`)
    socket.write(body)
    socket.write('GET /api/ce-digital/dsf/file/missing HTTP/1.1\r\nHost: a\r\n\r\n')
    await waitFor(() => expect(answers).toContain(String(uploadErrors.FileNotFound.code)))
    socket.destroy()
    expect(answers).toContain(String(error.code))
    expect(server().temporary()).toEqual([])
  })
})
