import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fail } from './fail'
import { readLanguage } from './language'

const words = {
  none: { 'zh-CN': '需要以表单上传文件', 'en-US': 'a form with a file is expected' },
  broken: { 'zh-CN': '表单不完整或格式不正确', 'en-US': 'the form is incomplete or malformed' },
}

export interface Parts {
  fields: Record<string, string>
  file: MultipartFile | undefined
}

/** What the parser says of a form that is none; a limit that it has says its status itself. */
function toRefusal(error: unknown, request: FastifyRequest): unknown {
  const isLimit = error instanceof Error && 'statusCode' in error
  return isLimit ? error : fail('BadInput', { detail: words.broken[readLanguage(request.headers)] })
}

/** The fields that come before the file, and the file, still unread. Throws BadInput when it is no form data. */
export async function readParts(request: FastifyRequest): Promise<Parts> {
  if (!request.isMultipart()) throw fail('BadInput', { detail: words.none[readLanguage(request.headers)] })
  // Not written into an object: a field may have the name of what every object has.
  const sent: [string, string][] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') return { fields: Object.fromEntries(sent), file: part }
      if (typeof part.value === 'string') sent.push([part.fieldname, part.value])
    }
  } catch (error) {
    throw toRefusal(error, request)
  }
  return { fields: Object.fromEntries(sent), file: undefined }
}
