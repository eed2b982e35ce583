import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { EntryName } from '../app/entries'
import { lazyPart } from '../app/lazy-part'
import { useTop } from '../app/use-top'
import { previewToken } from '../app/preview-token'
import { startTexts } from '../i18n/texts'
import { Toolbar } from '../toolbar/toolbar'
import FairTheme from './fair-theme/fair-theme'
import { useLogos } from './surroundings-logo'
import { SideNav } from './side-nav'

const PreviewBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('../preview/preview-bar'), startTexts('content')])
  return bar.default
})

interface SurroundingsProps {
  entry: EntryName
  onLogo: (address: string) => void
}

/** What lies beside the page; fetched after the page itself, which can be used without. */
export default function Surroundings({ entry, onLogo }: SurroundingsProps) {
  useLogos(onLogo)
  useTop()
  const { pathname } = useLocation()
  return (
    <>
      <FairTheme entry={entry} />
      <SideNav folded={entry === 'vr' || pathname === '/map'} />
      <Toolbar />
      {previewToken() === '' ? null : (
        <Suspense fallback={null}>
          <PreviewBar />
        </Suspense>
      )}
    </>
  )
}
