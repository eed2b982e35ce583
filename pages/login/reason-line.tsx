import { useTranslation } from 'react-i18next'
import { getExhibitor } from '../../contract/exhibitors/endpoints'
import { getExhibit } from '../../contract/exhibits/endpoints'
import { useEndpoint } from '../../src/common/request/use-endpoint'
import { session } from '../../src/common/session/storage'
import styles from './reason-line.module.css'

/** What the way back from the login asks: whom, about which exhibit; undefined: it asks nothing. */
function readQuestion(path: string): { exhibitorId: number; exhibitsId: number } | undefined {
  const [page = '', hash = ''] = path.split('#')
  if (!page.endsWith('/concact.html')) return undefined
  const asked = new URLSearchParams(hash.split('?')[1])
  const id = (name: string) => (/^\d{1,9}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : 0)
  return { exhibitorId: id('exhibitorId'), exhibitsId: id('exhibitsId') }
}

/** Says what somebody logs in for who came here to ask (spec: common §6). */
export function ReasonLine() {
  const question = readQuestion(session.get('returnPath') ?? '')
  return question ? <Asking {...question} /> : null
}

function Asking({ exhibitorId, exhibitsId }: { exhibitorId: number; exhibitsId: number }) {
  const { t } = useTranslation('access')
  const { data: exhibit } = useEndpoint(getExhibit, { id: exhibitsId }, { enabled: exhibitsId > 0 })
  const { data: exhibitor } = useEndpoint(getExhibitor, { id: exhibitorId }, { enabled: exhibitorId > 0 })
  const words = () => {
    if (exhibitorId === 0) return t('reason.fair')
    if (!exhibitor) return t('reason.question')
    const name = exhibitor.company
    return exhibit ? t('reason.askExhibit', { name, exhibit: exhibit.exhibitsName }) : t('reason.ask', { name })
  }
  return <p className={styles.reason}>{words()}</p>
}
