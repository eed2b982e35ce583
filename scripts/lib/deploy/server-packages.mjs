const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\.resolve\()\s*["'`]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"'`]*)?["'`]/g

/** The packages that built sources import or resolve by name; Node's own begin with `node:` and are not matched. */
export function importedPackages(sources) {
  return [...new Set(sources.flatMap((source) => [...source.matchAll(IMPORT)].map(([, name]) => name)))]
}

/** Where Node finds a package that the one at `from` imports: the nearest `node_modules` that has it. */
function locate(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (packages[path]) return path
    if (base === '') return undefined
  }
}

/** The packages that one brings along: its dependencies, also optional ones, and the peers it cannot do without. */
function namesOf({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** Paths of the `packages` of a package-lock.json that none of `names` needs, directly or through others. */
export function findUnneeded(packages, names) {
  const reached = new Set()
  const queue = names.map((name) => locate(packages, '', name))
  for (let path = queue.pop(); path !== undefined || queue.length > 0; path = queue.pop()) {
    if (path === undefined || reached.has(path)) continue
    reached.add(path)
    queue.push(...namesOf(packages[path]).map((name) => locate(packages, path, name)))
  }
  return Object.keys(packages).filter((path) => path.startsWith('node_modules/') && !reached.has(path))
}
