import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { session } from '#src/common/session/storage.ts'
import styles from './reason-line.module.css'

// Most come to log in without a question; the calls that name it are for those who have one.
const RequestedLine = lazyPart(async () => (await import('./requested-line')).RequestedLine, SomeQuestion)

function SomeQuestion() {
  return useTranslation('access').t('reason.question')
}

/** The question in the return address of the login: exhibitor and exhibit; undefined: none. */
function readQuestion(path: string): { exhibitorId: number; exhibitsId: number } | undefined {
  const [page = '', hash = ''] = path.split('#')
  if (!page.endsWith('/concact.html')) return undefined
  const requests = new URLSearchParams(hash.split('?')[1])
  const id = (name: string) => (/^\d{1,9}$/.test(requests.get(name) ?? '') ? Number(requests.get(name)) : 0)
  return { exhibitorId: id('exhibitorId'), exhibitsId: id('exhibitsId') }
}

/** Says what somebody logs in for who came here to ask (spec: common §6). */
export function ReasonLine() {
  const question = readQuestion(session.get('returnPath') ?? '')
  if (!question) return null
  return (
    <p className={styles.reason}>
      <Suspense fallback={<SomeQuestion />}>
        <RequestedLine {...question} />
      </Suspense>
    </p>
  )
}
