import { lazy, Suspense, useEffect, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { ENROLL_SUCCESS_MS } from '#contract/people/session/limits.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import type { OpenExhibition } from './api'
import { ExhibitionDialog } from './exhibition-dialog'

// The exhibitions open by themselves over home; the form, with what it is drawn with, is fetched once one is chosen.
const SignUpForm = lazy(async () => {
  const [{ SignUpForm: Form }] = await Promise.all([import('./sign-up-form'), startTexts('work')])
  return { default: Form }
})

/** Between the exhibitions and the form one closes as the other opens; who closes them all is back where they were. */
function useOpener(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}

/** Exhibitions to sign up to, and in their place the form for the one that is chosen (spec: access §2.8, §5). */
export function SignUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('enrollment')
  const [chosen, setChosen] = useState<OpenExhibition>()
  const [last, setLast] = useState<number>()
  const [done, setDone] = useState('')
  // The exhibitions stay until the form is there.
  const [isOpening, startOpening] = useTransition()
  useOpener()
  useEffect(() => {
    if (done === '') return undefined
    const timer = setTimeout(() => setDone(''), ENROLL_SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [done])

  const choose = (exhibition: OpenExhibition) => {
    setLast(exhibition.id)
    setDone('')
    startOpening(() => setChosen(exhibition))
  }
  return (
    <Suspense fallback={null}>
      {chosen ? (
        <SignUpForm
          exhibition={chosen}
          onDone={() => {
            setChosen(undefined)
            setDone(t('form.done', { name: chosen.name }))
          }}
          // The press of Escape that closes it is not to close the exhibitions that open in its place.
          onClose={() => setTimeout(() => setChosen(undefined))}
        />
      ) : (
        <ExhibitionDialog done={done} last={last} busy={isOpening} onChoose={choose} onClose={onClose} />
      )}
    </Suspense>
  )
}
