import { dirname } from 'node:path'
import { type Layer, nameOf, placeOf } from './areas'
import { type Import, isTest } from './imports'

/** The allowed imports (architecture §2). A breach is a line that names its rule. */

const layerOf = (path: string) => /^(contract|pages|src\/common|src\/features|src\/mocks|server)\b/.exec(path)?.[1]

/** What each layer may reach besides packages and itself. */
const allowed: Record<string, string[]> = {
  contract: [],
  'src/common': ['contract'],
  'src/features': ['src/common', 'contract'],
  'src/mocks': ['src/common', 'contract'],
  pages: ['src/common', 'src/features', 'contract'],
  server: ['contract'],
}

/** Packages that one file or folder alone may import. */
const onlyIn: Record<string, RegExp> = {
  axios: /^src\/common\/request\//,
  swiper: /^src\/common\/ui\/carousel\/use-swiper/,
  qrcode: /^(src\/common\/(ui|app)\/qr-code|server\/platform\/pdf\/draw-qr)/,
  'tim-js-sdk': /^src\/common\/im\//,
  tcplayer: /^src\/common\/player\//,
  'write-excel-file': /^src\/common\/work\/export\//,
  jsqr: /^src\/common\/scan\//,
  idb: /^src\/features\/commerce\/check-in\/offline\//,
  'react-easy-crop': /^src\/common\/upload\//,
  'crypto-js': /^src\/common\/request\//,
  jsencrypt: /^src\/common\/request\//,
  'drizzle-orm':
    /^server\/(platform\/db\/|(modules\/[^/]+|platform)\/[^/]+\/([^/]+\/)?[^/]+\.(queries|schema|match|present)\.ts|modules\/foundation\/health|seed\/(seed(-waiting)?|history\/[^/]+\.queries)\.ts)/,
}

/** The domain of a layer, with its area. */
function domainIn(path: string, layer: Layer): string | undefined {
  const place = placeOf(path)
  return place?.layer === layer ? nameOf(place) : undefined
}

/** The folder below another. */
function partOf(path: string, root: string): string | undefined {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined
}

/** What of the contract is the server's to run, and the mocks'. */
const SERVERS =
  /^(contract\/(catalog\/[\w-]+|[\w-]+\/[\w-]+\/(schemas|records|realtime|errors)|core\/(shapes|errors|live-card))|zod)$/

/** What pages run, and what of the contract they do. */
const isForBrowser = (path: string) =>
  /^(pages|src\/(common|features))\//.test(path) ||
  /^contract\/(core|[\w-]+\/[\w-]+)\/(endpoints|limits|rules|options|check|china-time|return-path|contact-rules|rule-texts|permissions|language|answer-codes|endpoint)\.ts$/.test(
    path,
  )

/** What of `src/common` everything may draw on. */
const groundFloor = new Set(['app', 'request', 'session', 'i18n', 'form', 'ui', 'analytics'])
/** What of the floor above draws on its neighbours. `layout` is the roof: it puts the parts around a page. */
const neighbours: Record<string, string[]> = {
  chat: ['translation', 'im', 'upload'],
  follow: ['login'],
  im: ['upload'],
  login: ['verify'],
  report: ['upload'],
  work: ['translation', 'upload', 'verify'],
}

/** A folder that can be moved without a change in any file outside of it: a domain of a layer, or a part of the code. */
function folderOf(path: string): string {
  const place = placeOf(path)
  if (place) return `${place.layer}/${nameOf(place)}`
  return dirname(path)
    .split('/')
    .slice(0, path.startsWith('server/providers/') ? 3 : 2)
    .join('/')
}

const rules: Record<string, (one: Import) => boolean> = {
  'a layer reaches only those below it': ({ from, to }) => {
    const [layer, target] = [layerOf(from), layerOf(to)]
    if (!layer || !target || layer === target) return true
    // The mocks are loaded by the page when they are built in.
    if (from === 'src/common/layout/mount-page.tsx' && target === 'src/mocks') return true
    return (allowed[layer] ?? []).includes(target)
  },
  'an import of another folder is written from the root, as #contract/… or #server/…': ({ from, to, isRelative }) =>
    !isRelative || folderOf(from) === folderOf(to),
  'the contract imports zod alone': ({ from, to }) =>
    layerOf(from) !== 'contract' || to.startsWith('contract') || to === 'zod',
  'what a browser runs holds no schema and no text of an error': ({ from, to, isType }) =>
    isType || !isForBrowser(from) || !SERVERS.test(to),
  'common has two floors and a roof': ({ from, to }) => {
    const [own, other] = [partOf(from, 'src/common'), partOf(to, 'src/common')]
    if (!own || !other || own === other || own === 'layout' || groundFloor.has(other)) return true
    return neighbours[own]?.includes(other) ?? false
  },
  'a feature never imports another': ({ from, to }) => {
    const [own, other] = [domainIn(from, 'src/features'), domainIn(to, 'src/features')]
    return !own || !other || own === other
  },
  'a module is reached through its index, its tables through its schema': ({ from, to }) => {
    const [own, other] = [domainIn(from, 'server/modules'), placeOf(to)]
    if (other?.layer !== 'server/modules' || own === nameOf(other)) return true
    return other.inner === '' || other.inner === `${other.domain}.schema`
  },
  'platform knows nothing of the server above it: no module, no provider, no setting of the fair': ({ from, to }) =>
    !from.startsWith('server/platform/') || !to.startsWith('server/') || to.startsWith('server/platform/'),
  'platform knows the core of the contract and no domain of it': ({ from, to }) =>
    !from.startsWith('server/platform/') || !to.startsWith('contract/') || /^contract\/(core|catalog)\//.test(to),
  'the review knows none of its subjects': ({ from, to }) =>
    domainIn(from, 'server/modules') !== 'people/review' ||
    !/^server\/modules\/people\/(registration|enrollment)\b/.test(to),
  'a package has its one place': ({ from, to }) => onlyIn[to]?.test(from) ?? true,
  'what people browse and log in by is drawn without antd': ({ from, to }) =>
    to !== 'antd' || !/^src\/common\/(?!work\/)|^contract\//.test(from),
  'no page reaches another': ({ from, to }) => {
    // What lies beside the pages is for all of them.
    if (to === 'pages/connect-features') return true
    const [own, other] = [partOf(from, 'pages'), partOf(to, 'pages')]
    return !own || !other || own === other
  },
}

export function breachesOf(imports: Import[]): string[] {
  return imports
    .filter(({ from }) => !isTest(from))
    .flatMap((one) => {
      const broken = Object.entries(rules).filter(([, holds]) => !holds(one))
      return broken.map(([rule]) => `${one.from} → ${one.to}: ${rule}`)
    })
}
