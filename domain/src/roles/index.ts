export { type Rule, roles, rule } from './contract.ts'
export { type MenuItem, menuFor, menuTree, waitingMenu } from './menu.ts'
export { everyonesPermissions } from './permissions.ts'
