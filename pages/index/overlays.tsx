import { Suspense, useState } from 'react'
import { lazyPart } from '../../src/common/app/lazy-part'
import { mayOpenItself } from '../../src/common/app/opens-itself'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { startTexts } from '../../src/common/i18n/texts'

const OpeningAnimation = lazyPart(
  async () => (await import('../../src/features/opening/opening-animation')).OpeningAnimation,
)
const PopupAdverts = lazyPart(async () => (await import('../../src/features/adverts/popup-adverts')).PopupAdverts)
const SignUpHost = lazyPart(async () => {
  const [module] = await Promise.all([import('../../src/features/enrollment/sign-up-host'), startTexts('enrollment')])
  return module.SignUpHost
})

/** What opens over home by itself: one of them, the next where the first has nothing to show. */
export default function Overlays() {
  const [turns, setTurns] = useState(mayOpenItself)
  const address = useHashQuery()
  const isAsked = address.text('opening') !== ''
  const pass = () => setTurns((left) => left.slice(1))
  const end = () => {
    setTurns([])
    if (isAsked) address.set({ opening: '' })
  }
  return (
    <>
      <Suspense fallback={null}>
        {isAsked || turns[0] === 'animation' ? (
          <OpeningAnimation isAsked={isAsked} onNothing={isAsked ? end : pass} onEnd={end} />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {!isAsked && turns[0] === 'adverts' ? <PopupAdverts onNothing={pass} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        <SignUpHost isFree={!isAsked && turns[0] === 'signUp'} onNothing={pass} />
      </Suspense>
    </>
  )
}
