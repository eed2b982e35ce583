import { existsSync } from 'node:fs'
import { installDebian, isDebianRoot } from './debian.mjs'

/** The engines beside Chromium: what shows that one is there, and the packages that bring it. WebKitGTK needs a display. */
const engines = [
  { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  { name: 'WebKit', programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
]
const isMissing = ({ programs }) => !programs.every((program) => existsSync(program))

/** Installs the other engines where they are missing and can be; says which are left out. */
export async function ensureEngines() {
  const missing = engines.filter(isMissing)
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(' and ')
  if (!isDebianRoot()) {
    console.log(`engines: left out ${names}: not installed, and only root on Debian can install them.`)
    return
  }
  console.log(`Installing ${names} …`)
  await installDebian(...missing.flatMap(({ packages }) => packages))
}
