import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPushScreen, listPushable, pushGoods, withdrawGoods } from '../../../../contract/live/endpoints'
import type { PushedGoods } from '../../../../contract/live/schemas'
import form from '../../../common/form/form.module.css'
import { call } from '../../../common/request/call'
import { useEndpoint } from '../../../common/request/use-endpoint'
import { useDebounced } from '../../../common/request/use-debounced'
import { Dialog } from '../../../common/ui/dialog/dialog'
import { showToast } from '../../../common/ui/notices/notices'
import { Shown } from '../../../common/ui/states'
import { newKey } from '../../../common/app/new-key'
import styles from '../room/lists.module.css'

/** exhibits of a page, and how many more one press brings */
const STEP = 10

interface Props {
  liveId: number
  shelf: readonly PushedGoods[]
  onClose: () => void
}

/** Exhibits that a moderator may show to the room, or take off the shelf. */
export function PushDialog({ liveId, shelf, onClose }: Props) {
  const { t } = useTranslation('live-room')
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(STEP)
  const [busy, setBusy] = useState<number>()
  const keyWord = useDebounced(text.trim(), 300)
  const query = useEndpoint(listPushable, { liveId, limit, ...(keyWord ? { keyWord } : {}) }, { keep: true })

  const act = async (exhibitsId: number, change: () => Promise<unknown>, done: string) => {
    setBusy(exhibitsId)
    try {
      await change()
      showToast(done)
      await Promise.all([listPushable, getPushScreen].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
    } catch {
      // The call has said why.
    }
    setBusy(undefined)
  }
  const push = (exhibitsId: number) =>
    void act(exhibitsId, () => call(pushGoods, { liveId, exhibitsId, key: newKey() }), t('goods.pushDone'))
  const withdraw = ({ pushId, exhibitsId }: PushedGoods) =>
    void act(exhibitsId, () => call(withdrawGoods, { liveId, pushId }), t('goods.withdrawn'))

  return (
    <Dialog title={t('goods.push')} width={560} onClose={onClose}>
      <label className={form.label} htmlFor="push-search">
        {t('goods.search')}
      </label>
      <input
        id="push-search"
        className={form.input}
        type="search"
        value={text}
        maxLength={50}
        onChange={(event) => setText(event.target.value)}
      />
      <Shown query={query} loading={<div className={`yz-skeleton ${styles.loading}`} />}>
        {({ list, totalCount }) => (
          <>
            {list.length === 0 ? <p className={styles.empty}>{t('goods.none')}</p> : null}
            <ul className={styles.list}>
              {list.map(({ exhibitsId, name, coverUrl, pushed }) => {
                const onShelf = shelf.find((one) => one.exhibitsId === exhibitsId)
                return (
                  <li key={exhibitsId}>
                    {coverUrl ? <img src={coverUrl} alt="" width={56} height={56} loading="lazy" /> : null}
                    <b className={styles.words}>{name}</b>
                    {onShelf ? (
                      <button
                        type="button"
                        className="yz-button"
                        data-kind="quiet"
                        disabled={busy === exhibitsId}
                        aria-label={`${t('goods.withdraw')} ${name}`}
                        onClick={() => withdraw(onShelf)}
                      >
                        {t('goods.withdraw')}
                      </button>
                    ) : null}
                    <button
                      type="button"
                      className="yz-button"
                      disabled={busy === exhibitsId}
                      aria-label={`${t(pushed ? 'goods.pushAgain' : 'goods.pushIt')} ${name}`}
                      onClick={() => push(exhibitsId)}
                    >
                      {t(pushed ? 'goods.pushAgain' : 'goods.pushIt')}
                    </button>
                  </li>
                )
              })}
            </ul>
            {totalCount > list.length ? (
              <button type="button" className="yz-button" data-kind="quiet" onClick={() => setLimit(limit + STEP)}>
                {t('goods.more')}
              </button>
            ) : null}
          </>
        )}
      </Shown>
    </Dialog>
  )
}
