import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreRegistered } from '#contract/people/pre-registration/schemas.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { PreRegistrationDone } from './done'
import { PreRegistrationForm } from './pre-registration-form'

/** Pre-registration of a buyer: a short form, then the code to bring along (spec: live §2, home). */
export function PreRegistrationDialog({
  done: before,
  onDone,
  onClose,
}: {
  /** What this browser has done before. */
  done: PreRegistered | undefined
  onDone: (done: PreRegistered) => void
  onClose: () => void
}) {
  const { t } = useTranslation('pre-registration')
  const [done, setDone] = useState(before)
  return (
    <Dialog title={t(done ? 'doneTitle' : 'title')} width={560} onClose={onClose}>
      {done ? (
        <PreRegistrationDone done={done} />
      ) : (
        <PreRegistrationForm
          onDone={(next) => {
            setDone(next)
            onDone(next)
          }}
        />
      )}
    </Dialog>
  )
}
