/** A list of the desk as a table, waiting, failed, empty or there. */
export { WorkList as DeskList } from '../../src/common/work/list/work-list'
