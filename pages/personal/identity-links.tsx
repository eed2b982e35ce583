import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listIdentityLinks, unlinkIdentity } from '#contract/people/account/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useLoginWays } from '#src/common/login/login-ways.ts'
import { QrLogin } from '#src/common/login/qr-login.tsx'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from './personal.module.css'

type Kind = 'wechat' | 'face'
const kinds: readonly Kind[] = ['wechat', 'face']

/** WeChat and face as ways to log in: linked by a scan, unlinked after a question. */
export function IdentityLinks() {
  const { t, i18n } = useTranslation('personal')
  const client = useQueryClient()
  const links = useEndpoint(listIdentityLinks, {})
  const offered = useLoginWays()
  const [linking, setLinking] = useState<Kind>()
  const [unlinking, setUnlinking] = useState<Kind>()
  const [busy, setBusy] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: [listIdentityLinks.path] })

  const linked = () => {
    setLinking(undefined)
    showToast(t('links.linked'))
    void refresh()
  }
  const unlink = async (kind: Kind) => {
    setBusy(true)
    try {
      await call(unlinkIdentity, { kind }, { alerts: false })
      await refresh()
      showToast(t('links.unlinked'))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    setBusy(false)
    setUnlinking(undefined)
  }
  const linkable = (list: readonly { kind: Kind }[]) =>
    kinds.filter((kind) => offered?.includes(kind) || list.some((link) => link.kind === kind))
  if (offered && links.data && linkable(links.data).length === 0) return null
  return (
    <section className={styles.form} aria-labelledby="identity-links">
      <h3 id="identity-links">{t('links.title')}</h3>
      <p className={styles.lead}>{t('links.lead')}</p>
      <Shown query={links} loading={<div className={`yz-skeleton ${styles.linksWaiting}`} />}>
        {(list) => (
          <ul className={styles.links}>
            {linkable(list).map((kind) => {
              const name = t(`links.${kind}`)
              const link = list.find((one) => one.kind === kind)
              return (
                <li key={kind}>
                  <span>
                    {name}
                    <small>
                      {link
                        ? t('links.since', { date: formatFairDate(link.linkedAt, i18n.language) })
                        : t('links.none')}
                    </small>
                  </span>
                  <Button
                    aria-label={t(link ? 'links.unlinkOf' : 'links.linkOf', { name })}
                    onClick={() => (link ? setUnlinking(kind) : setLinking(kind))}
                  >
                    {t(link ? 'links.unlink' : 'links.link')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </Shown>
      {linking ? (
        <WorkDialog
          title={t('links.linkOf', { name: t(`links.${linking}`) })}
          width={420}
          onClose={() => setLinking(undefined)}
        >
          <QrLogin kind={linking} link onLinked={linked} />
        </WorkDialog>
      ) : null}
      {unlinking ? (
        <WorkDialog
          title={t('links.unlinkOf', { name: t(`links.${unlinking}`) })}
          width={440}
          submit={t('links.unlink')}
          cancel={t('links.keep')}
          busy={busy}
          danger
          onSubmit={() => void unlink(unlinking)}
          onClose={() => setUnlinking(undefined)}
        >
          <p>{t('links.question', { name: t(`links.${unlinking}`) })}</p>
        </WorkDialog>
      ) : null}
    </section>
  )
}
