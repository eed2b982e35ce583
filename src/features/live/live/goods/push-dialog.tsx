import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPushScreen, listPushable, pushGoods, withdrawGoods } from '#contract/live/live/endpoints.ts'
import type { PushedGoods } from '#contract/live/live/schemas.ts'
import form from '#src/common/form/form.module.css'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useDebounced } from '#src/common/request/use-debounced.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { newKey } from '#src/common/app/new-key.ts'
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
      // The call has shown the reason.
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
