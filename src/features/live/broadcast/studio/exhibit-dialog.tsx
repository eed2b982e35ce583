import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPushScreen, listPushable, pushGoods } from '#contract/live/live/endpoints.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import styles from './studio.module.css'

/** exhibits that are listed at once, and with each press more */
const STEP = 10

interface Props {
  liveId: number
  onShow: (address: string) => Promise<void>
  onClose: () => void
}

/** Exhibits to show full size in the picture, and to push to the room. */
export function ExhibitDialog({ liveId, onShow, onClose }: Props) {
  const { t } = useTranslation('broadcast')
  const client = useQueryClient()
  const [limit, setLimit] = useState(STEP)
  const query = useEndpoint(listPushable, { liveId, limit }, { keep: true })

  const show = async (address: string) => {
    try {
      await onShow(address)
      onClose()
    } catch {
      showToast(t('exhibit.noPicture'))
    }
  }
  const push = async (exhibitsId: number) => {
    try {
      await call(pushGoods, { liveId, exhibitsId, key: newKey() })
      showToast(t('exhibit.pushed'))
    } catch {
      // The call has shown why.
    }
    await Promise.all([listPushable, getPushScreen].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  }
  return (
    <Dialog title={t('exhibit.title')} width={560} onClose={onClose}>
      <Shown query={query} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list, totalCount }) => (
          <>
            {list.length === 0 ? <p>{t('exhibit.none')}</p> : null}
            <ul className={styles.exhibits}>
              {list.map(({ exhibitsId, name, coverUrl }) => (
                <li key={exhibitsId}>
                  {coverUrl ? <img src={coverUrl} alt="" width={56} height={56} loading="lazy" /> : null}
                  <b>{name}</b>
                  {coverUrl ? (
                    <button type="button" className="yz-button" onClick={() => void show(coverUrl)}>
                      {t('exhibit.show')}
                      <span className="yz-visually-hidden"> {name}</span>
                    </button>
                  ) : null}
                  <button type="button" className="yz-button" data-kind="quiet" onClick={() => void push(exhibitsId)}>
                    {t('exhibit.push')}
                    <span className="yz-visually-hidden"> {name}</span>
                  </button>
                </li>
              ))}
            </ul>
            {totalCount > list.length ? (
              <button type="button" className="yz-button" data-kind="quiet" onClick={() => setLimit(limit + STEP)}>
                {t('exhibit.more')}
              </button>
            ) : null}
          </>
        )}
      </Shown>
    </Dialog>
  )
}
