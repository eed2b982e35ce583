import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningAnimation as Animation } from '#contract/fair/opening/schemas.ts'
import { noteOpenedItself } from '#src/common/app/opens-itself.ts'
import { LanguageToggle } from '#src/common/layout/language-toggle.tsx'
import { useOpeningAnimation } from './api'
import { Media } from './media'
import styles from './opening.module.css'
import { useLoaded } from './use-loaded'

interface OpeningAnimationProps {
  /** The address asks for it: that is no turn of this day. */
  isRequested: boolean
  /** There is none to show. */
  onNothing: () => void
  onEnd: () => void
}

/** The animation over home, which opens if there is one and its picture has come (spec: common §7). */
export function OpeningAnimation({ isRequested, onNothing, onEnd }: OpeningAnimationProps) {
  const { data, isError } = useOpeningAnimation()
  const isLoaded = useLoaded(data?.imageUrl)
  const isNothing = isError || data === null || isLoaded === false
  const nothing = useEffectEvent(onNothing)
  useEffect(() => {
    if (isNothing) nothing()
  }, [isNothing])
  return data && isLoaded ? <AnimationDialog animation={data} isRequested={isRequested} onEnd={onEnd} /> : null
}

interface AnimationDialogProps extends Pick<OpeningAnimationProps, 'isRequested' | 'onEnd'> {
  animation: Animation
}

function AnimationDialog({ animation, isRequested, onEnd }: AnimationDialogProps) {
  const { t } = useTranslation('home')
  const dialog = useRef<HTMLDialogElement>(null)
  const skip = useRef<HTMLButtonElement>(null)
  // Who has come to the link by key is not to lose it under their hands.
  const [isHeld, setHeld] = useState(false)
  const open = useEffectEvent(() => {
    if (dialog.current?.open) return
    // A message box that is open already goes first.
    if (document.querySelector('dialog[open]')) {
      onEnd()
      return
    }
    if (!isRequested) noteOpenedItself('animation')
    dialog.current?.showModal()
    skip.current?.focus()
  })
  useEffect(() => open(), [])

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dialog.current?.close(), animation.seconds * 1_000)
    return () => clearTimeout(timer)
  }, [isHeld, animation.seconds])

  return (
    <dialog ref={dialog} className={styles.opening} aria-label={t('animation.label')} onClose={onEnd}>
      <Media animation={animation} onHold={setHeld} />
      <div className={styles.tools}>
        <LanguageToggle />
        <button ref={skip} type="button" className={styles.skip} onClick={() => dialog.current?.close()}>
          {t('animation.skip')}
        </button>
      </div>
      {isHeld ? null : (
        <span className={styles.time} style={{ animationDuration: `${animation.seconds}s` }} aria-hidden="true" />
      )}
    </dialog>
  )
}
