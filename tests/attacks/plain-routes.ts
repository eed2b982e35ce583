import { wrongValues } from './wrong-values'

/** What is served besides the calls of the contract, with right values in its path, and the names that its query may have. */
export const plainRoutes: Record<string, { params?: Record<string, string>; query?: string[] }> = {
  '/api/openapi.json': {},
  '/api/docs': {},
  '/api/docs/*': { params: { '*': 'static/swagger-ui.css' } },
  '/api/docs/json': {},
  '/api/docs/yaml': {},
  '/api/docs/static/index.html': {},
  '/api/docs/static/swagger-initializer.js': {},
  '/media/art/:family/:file': { params: { family: 'vase', file: '1.svg' }, query: ['w', 'h', 'motif'] },
  '/media/seal/:file': { params: { file: 'a.svg' }, query: ['text'] },
  '/media/demo/live/:file': { params: { file: '720p.m3u8' } },
  '/media/demo/recording.m3u8': {},
  '/media/demo/recording/:file': { params: { file: '720p.m3u8' } },
  '/media/demo/recording/:quality/picture.m3u8': { params: { quality: '720p' } },
  '/media/demo/segment/:quality/:file': { params: { quality: '720p', file: '0.ts' } },
  '/media/demo/captions/zh.m3u8': {},
  '/media/demo/captions/zh.vtt': {},
  '/media/demo/captions/en.m3u8': {},
  '/media/demo/captions/en.vtt': {},
  '/media/broadcast/:id/live.m3u8': { params: { id: 'a' } },
  '/media/broadcast/:id/recording.m3u8': { params: { id: 'a' }, query: ['key'] },
  '/media/broadcast/:id/recording.mp4': { params: { id: 'a' }, query: ['key'] },
  '/media/broadcast/:id/still.jpg': { params: { id: 'a' }, query: ['v'] },
  '/media/broadcast/:id/:file': { params: { id: 'a', file: 'standard-0-0.m4s' }, query: ['key'] },
  '/api/ce-payment/notify/:kind': { params: { kind: 'sandbox' } },
  '/api/ce-exhibition/ingest/:name': { params: { name: 'auth' }, query: ['secret', 'path', 'source'] },
  '/api/metrics': {},
  '/qrcode/boothTour': { query: ['id'] },
  '/qrcode/reserve': { query: ['reserveId'] },
  '/*': { params: { '*': 'index.html' }, query: ['id'] },
}

const texts = wrongValues.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2_000))

/** Escaped as it is, halves of characters too. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')) || '%ED%A0%80'

const wrongPieces = [
  ...texts.map(escaped),
  '%',
  '%zz',
  '%ED%A0%80',
  '%00',
  '..%2f..%2fpackage.json',
  '.',
  '..',
  ';',
  '',
]

const filled = (route: string, params: Record<string, string>) =>
  route.replace(/:(\w+)|\*/g, (place, name?: string) => params[name ?? place] ?? '')

/** Addresses of a route that no page asks for: wrong pieces of its path, and queries that are none. */
export function wrongAddressesOf(route: string): string[] {
  const { params = {}, query = ['x'] } = plainRoutes[route] ?? {}
  const right = filled(route, params)
  const paths = Object.keys(params).flatMap((name) =>
    wrongPieces.map((piece) => filled(route, { ...params, [name]: piece })),
  )
  const queries = query.flatMap((name) => [
    ...wrongPieces.map((piece) => `${name}=${piece}`),
    `${name}=a&${name}=b`,
    `${name}[]=a`,
    `${name}[a]=b`,
    name,
    `__proto__=${name}&constructor=1`,
    `${'x'.repeat(5_000)}=1`,
  ])
  return [...paths, ...queries.map((one) => `${right}?${one}`)]
}
