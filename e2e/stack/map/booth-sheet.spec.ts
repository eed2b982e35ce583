import { readFile } from 'node:fs/promises'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'

/** Assignments are exported, imported unchanged, and imported after a change of two cells. */
const words = {
  'zh-CN': {
    hall: 8,
    export: '导出 XLSX',
    import: '导入 XLSX',
    title: '导入展位安排',
    none: '将更改 0',
    valid: '有误 0',
    rest: /^不更改 [1-9]\d*$/,
    changes: '将更改 1',
    errors: '有误 1',
    fault: '展位号：本展馆的平面图上没有该展位',
    apply: '应用 1 项更改',
    done: '已分配 1 个展位',
    close: '取消',
  },
  'en-US': {
    hall: 9,
    export: 'Export XLSX',
    import: 'Import XLSX',
    title: 'Import assignments',
    none: 'Changes 0',
    valid: 'Errors 0',
    rest: /^No change [1-9]\d*$/,
    changes: 'Changes 1',
    errors: 'Errors 1',
    fault: 'Booth number: this booth is not on the floor plan of this hall',
    apply: 'Apply 1 change',
    done: '1 booth was assigned',
    close: 'Cancel',
  },
} as const
