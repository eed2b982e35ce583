import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { applyQueryAddress, registerAddress } from '#src/common/app/addresses.ts'
import { LanguageToggle } from '#src/common/layout/language-toggle.tsx'
import { goToLogin } from '#src/common/session/go-to-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { type OpenExhibition, useOpenExhibitions } from './api'
import { AskLogin } from './ask-login'
import { ExhibitionCarousel } from './exhibition-carousel'
import styles from './sign-up.module.css'

interface ExhibitionDialogProps {
  /** What was just done; empty: nothing. */
  done: string
  /** The exhibition that was chosen last, to which who comes back comes back. */
  last: number | undefined
  /** The chosen one's form is on its way. */
  busy: boolean
  onChoose: (exhibition: OpenExhibition) => void
  onClose: () => void
}

/** Exhibitions to sign up to; a guest is led to the login, others than exhibitors learn why not (spec: access §2.8, §6). */
export function ExhibitionDialog({ done, last, busy, onChoose, onClose }: ExhibitionDialogProps) {
  const { t } = useTranslation('enrollment')
  const user = useSession()?.user
  const query = useOpenExhibitions(true)
  const [requesting, setRequesting] = useState<'signUp' | 'query'>()
  const [isDone] = useState(done !== '')
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // It is there as the dialog opens: read out because it has the focus.
    if (isDone) message.current?.focus()
  }, [isDone])

  const signUp = (exhibition: OpenExhibition) => {
    if (!user) setRequesting('signUp')
    else if (hasPermission(user.userType, 'signUp')) onChoose(exhibition)
    else showAlert(t('dialog.exhibitorsOnly'))
  }
  const exhibitions = query.data?.pages.flatMap(({ list }) => list) ?? []
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return (
    <Dialog title={t('dialog.title')} width={1180} tools={<LanguageToggle />} onClose={onClose}>
      <p className={styles.lead}>{t('dialog.lead')}</p>
      <p ref={message} className={styles.done} role="status" tabIndex={-1}>
        {done}
      </p>
      {query.isPending ? <div className={`yz-skeleton ${styles.waiting}`} /> : null}
      {error && exhibitions.length === 0 ? <Failed error={error} retry={() => void query.refetch()} /> : null}
      {query.isSuccess && exhibitions.length === 0 ? (
        <p className={styles.warning} role="alert">
          {t('dialog.none')}
        </p>
      ) : null}
      {exhibitions.length > 0 ? (
        <ExhibitionCarousel
          exhibitions={exhibitions}
          total={query.data?.pages.at(-1)?.totalCount ?? 0}
          loading={isFetchingNextPage}
          last={isDone ? undefined : last}
          busy={busy}
          onLast={() => {
            if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
          }}
          onSignUp={signUp}
        />
      ) : null}
      <div className={styles.ways}>
        {user ? (
          <a className="yz-button" data-kind="quiet" href={applyQueryAddress}>
            {t('dialog.query')}
          </a>
        ) : (
          <>
            <button type="button" className="yz-button" data-kind="quiet" onClick={() => setRequesting('query')}>
              {t('dialog.query')}
            </button>
            <a className="yz-button" data-kind="quiet" href={registerAddress}>
              {t('dialog.register')}
            </a>
            <button type="button" className="yz-button" data-kind="quiet" onClick={() => goToLogin()}>
              {t('dialog.login')}
            </button>
          </>
        )}
      </div>
      {requesting ? <AskLogin for={requesting} onClose={() => setRequesting(undefined)} /> : null}
    </Dialog>
  )
}
