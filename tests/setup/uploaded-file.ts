import { uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import type { TestServer } from './start-server'

/** The id of a file that a user’s form uploaded, as the upload widget sends it. */
export async function uploadedFile(
  { app }: TestServer,
  { name, bytes, headers, module = 'demand', accept = '' }: UploadedAs,
): Promise<string> {
  const form = new FormData()
  form.append('module', module)
  form.append('accept', accept)
  form.append('file', new File([new Uint8Array(bytes)], name))
  const sent = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: uploadMaterial.base + uploadMaterial.path,
    headers: { language: 'zh-CN', ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return response.json<{ data: { id: string } }>().data.id
}

interface UploadedAs {
  name: string
  bytes: Uint8Array
  /** The headers of the owner. */
  headers: Record<string, string>
  module?: string
  /** Extensions by comma; the usual ones unless told. */
  accept?: string
}
