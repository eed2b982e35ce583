import axios, { AxiosHeaders } from 'axios'
import { HTTP_TIMEOUT_MS } from '#contract/core/limits.ts'
import { previewToken } from '../app/preview-token'
import { getLanguage } from '../i18n/language'
import { local, session } from '../session/storage'
import { uploadKey } from '../session/upload-key'

/** The calls by which a guest's files are known: those of files, and the registration that takes them over. */
const KNOWS_FILES = /^\/ce-digital\/(dsf\/(cos|file)|wl\/material)\/|\/register\/exhibitorRegister$/

/** The one axios client (spec: common §7). Every HTTP status is an answer: the code in the body decides. */
export const client = axios.create({
  baseURL: '/api',
  timeout: HTTP_TIMEOUT_MS,
  validateStatus: () => true,
})

/** What every request says of its reader (spec: common §7). */
export function readerHeaders(): Record<string, string> {
  const token = local.get('token') ?? ''
  return {
    language: getLanguage(),
    userId: local.get('userId') ?? '',
    token,
    'X-Auth0-Token': token,
    exhibitionActivitiesId: session.get('exhibitionActivitiesId') ?? '',
    preview: previewToken(),
  }
}

client.interceptors.request.use((config) => {
  config.headers = AxiosHeaders.from(config.headers).set(readerHeaders())
  if (KNOWS_FILES.test(config.url ?? '')) config.headers.set('uploadkey', uploadKey())
  return config
})
