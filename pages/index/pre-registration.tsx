import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreRegistered } from '#contract/people/pre-registration/schemas.ts'
import { local } from '#src/common/session/storage.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { usePreRegistration } from '#src/features/people/pre-registration/api.ts'
import styles from './pre-registration.module.css'
import rooms from './rooms.module.css'

const Form = lazyDialog(async () => {
  const { PreRegistrationDialog } =
    await import('#src/features/people/pre-registration/form/pre-registration-dialog.tsx')
  return PreRegistrationDialog
})

/** Where buyers sign up before they come (spec: live §2, home): open, closed, or done in this browser. */
export function PreRegistration() {
  const { t, i18n } = useTranslation('pre-registration')
  const id = useId()
  const { data, isPending } = usePreRegistration()
  const [done, setDone] = useState<PreRegistered | undefined>(() => local.get('preRegistered'))
  const [opened, setOpened] = useState<'own' | 'new'>()
  if (isPending) return <div className={rooms.preRegistration} />
  if (!data) return null
  const keep = (next: PreRegistered) => {
    local.set('preRegistered', next)
    setDone(next)
  }
  return (
    <section className={`yz-wrap ${styles.block}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{data.title || t('title')}</h2>
        <p>{data.isOpen ? data.intro || t('lead') : t('closed')}</p>
        {data.isOpen ? (
          <p className={styles.until}>{t('until', { date: formatFairDate(data.closesAt, i18n.language) })}</p>
        ) : null}
      </div>
      <div className={styles.ways}>
        {done ? (
          <button type="button" className="yz-button" onClick={() => setOpened('own')}>
            {t('show')}
          </button>
        ) : null}
        {data.isOpen ? (
          <button
            type="button"
            className="yz-button"
            data-kind={done ? 'quiet' : undefined}
            onClick={() => setOpened('new')}
          >
            {t(done ? 'again' : 'open')}
          </button>
        ) : (
          <a className="yz-button" data-kind="quiet" href="./login.html#/register?joinType=Buyer">
            {t('closedRegister')}
          </a>
        )}
      </div>
      {opened ? (
        <Form done={opened === 'own' ? done : undefined} onDone={keep} onClose={() => setOpened(undefined)} />
      ) : null}
    </section>
  )
}
