import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** A visitor has opened the map by the QR code of a booth: counted once for a visitor, booth and day. */
export const recordBoothScan = endpoint<typeof schemas.recordBoothScan>({
  method: 'POST',
  access: 'public',
  path: '/ce-exhibition/web/booth/scan', // path: ours
  errors: ['TooManyRequests'],
})

/** How often the codes of a hall's booths were scanned. */
export const listBoothScans = endpoint<typeof schemas.listBoothScans>({
  method: 'POST',
  access: 'editContent',
  path: '/ce-exhibition/mgr/booth/scans', // path: ours
  reads: true,
  errors: ['HallNotFound'],
})

/** How often the code of the own booth was scanned since it was assigned, by day: scans are kept by day, and that of the assignment counts whole. */
export const getOwnBoothScans = endpoint<typeof schemas.getOwnBoothScans>({
  method: 'POST',
  access: 'haveStand',
  path: '/ce-exhibition/web/booth/own/scans', // path: ours
  reads: true,
})
