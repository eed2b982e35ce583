import { openDecoder } from '#src/common/scan/decode.ts'

declare const __MOCKED__: boolean

const WORKER = '/gate-worker.js'
const PAGE = '/organizer.html'

/** The files that this page has fetched; never a call. */
const filesOfPage = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets\/|\w+\.svg$)/.test(pathname))
      .map(({ pathname }) => pathname),
  ),
]

async function keep(): Promise<void> {
  // What reads the camera is fetched by whoever aims first, who may have no network then.
  await openDecoder()
  await navigator.serviceWorker.register(WORKER, { scope: PAGE, updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
  active?.postMessage({ keep: filesOfPage() })
}

/**
 * Has the browser keep the files of the organizer's page, so that a gate opens again without a network (docs/decisions,
 * check-in). Where the browser cannot, the open page goes on all the same. In the mock site another worker answers.
 */
export function cachePage(): void {
  if (!import.meta.env.PROD || __MOCKED__ || !('serviceWorker' in navigator)) return
  keep().catch(() => undefined)
}
