import { Suspense } from 'react'
import { lazyPart } from '../app/lazy-part'
import { previewToken } from '../app/preview-token'
import { startTexts } from '../i18n/texts'
import { Toolbar } from '../toolbar/toolbar'
import { useLogos } from './surroundings-logo'
import { SideNav } from './side-nav'

const PreviewBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('../preview/preview-bar'), startTexts('content')])
  return bar.default
})

/** What lies beside the page; fetched after the page itself, which can be used without. */
export default function Surroundings({ fullWidth, onLogo }: { fullWidth: boolean; onLogo: (address: string) => void }) {
  useLogos(onLogo)
  return (
    <>
      <SideNav folded={fullWidth} />
      <Toolbar />
      {previewToken() === '' ? null : (
        <Suspense fallback={null}>
          <PreviewBar />
        </Suspense>
      )}
    </>
  )
}
