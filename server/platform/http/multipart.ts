import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fail } from './fail'
import { readLanguage } from './language'

const words = { 'zh-CN': '需要以表单上传文件', 'en-US': 'a form with a file is expected' }

export interface Parts {
  fields: Record<string, string>
  file: MultipartFile | undefined
}

/** The fields that come before the file, and the file, still unread. Throws BadInput when it is no form data. */
export async function readParts(request: FastifyRequest): Promise<Parts> {
  if (!request.isMultipart()) throw fail('BadInput', { detail: words[readLanguage(request.headers)] })
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') return { fields, file: part }
    if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  return { fields, file: undefined }
}
