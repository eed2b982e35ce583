import axios, { AxiosHeaders } from 'axios'
import { HTTP_TIMEOUT_MS } from '../../../contract/limits'
import { getLanguage } from '../i18n/language'
import { local, session } from '../session/storage'
import { uploadKey } from '../upload/upload-key'

/** The calls by which a guest's files are known: those of files, and the registration that takes them over. */
const KNOWS_FILES = /^\/ce-digital\/(dsf\/(cos|file)|wl\/material)\/|\/register\/exhibitorRegister$/

/** The one axios client (spec: common §7). Every HTTP status is an answer: the code in the body decides. */
export const client = axios.create({
  baseURL: '/api',
  timeout: HTTP_TIMEOUT_MS,
  validateStatus: () => true,
})

client.interceptors.request.use((config) => {
  const token = local.get('token') ?? ''
  config.headers = AxiosHeaders.from(config.headers).set({
    language: getLanguage(),
    userId: local.get('userId') ?? '',
    token,
    'X-Auth0-Token': token,
    exhibitionActivitiesId: session.get('exhibitionActivitiesId') ?? '',
  })
  if (KNOWS_FILES.test(config.url ?? '')) config.headers.set('uploadkey', uploadKey())
  return config
})
