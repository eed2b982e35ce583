import { useState } from 'react'
import { mayOpenItself } from '#src/common/app/opens-itself.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { PopupAdverts } from '#src/features/fair/adverts/popup-adverts.tsx'
import { SignUpHost } from '#src/features/people/enrollment/sign-up-host.tsx'
import { OpeningAnimation } from '#src/features/fair/opening/opening-animation.tsx'

/** What opens over home by itself: one of them, the next where the first has nothing to show. */
export default function Overlays() {
  const [turns, setTurns] = useState(mayOpenItself)
  const address = useHashQuery()
  const isRequested = address.text('opening') !== ''
  const pass = () => setTurns((left) => left.slice(1))
  const end = () => {
    setTurns([])
    if (isRequested) address.set({ opening: '' })
  }
  return (
    <>
      {isRequested || turns[0] === 'animation' ? (
        <OpeningAnimation isRequested={isRequested} onNothing={isRequested ? end : pass} onEnd={end} />
      ) : null}
      {!isRequested && turns[0] === 'adverts' ? <PopupAdverts onNothing={pass} /> : null}
      <SignUpHost isFree={!isRequested && turns[0] === 'signUp'} onNothing={pass} />
    </>
  )
}
