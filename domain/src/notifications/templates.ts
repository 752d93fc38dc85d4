import { type Localized, text } from '../kernel/index.ts'

type Words = { title: Localized; content: Localized }

/**
 * What messages and dynamics say. They are stored as template and parameters and said in the reader's language; a parameter
 * may itself be a text in three languages (a node's title).
 */
export const templates = {
  'case.created': {
    title: text('新增案件', 'New case', 'Nuevo caso'),
    content: text('{actor} 创建了案件「{case}」', '{actor} created the case “{case}”', '{actor} creó el caso «{case}»'),
  },
  'case.node-recorded': {
    title: text('{node}', '{node}', '{node}'),
    content: text(
      '{actor} 记录了{node}（{date}）',
      '{actor} recorded {node} ({date})',
      '{actor} registró {node} ({date})',
    ),
  },
  'case.node-edited': {
    title: text('{node}', '{node}', '{node}'),
    content: text(
      '{actor} 修改了{node}（{date}）',
      '{actor} changed {node} ({date})',
      '{actor} modificó {node} ({date})',
    ),
  },
  'case.node-removed': {
    title: text('{node}', '{node}', '{node}'),
    content: text(
      '{actor} 删除了{node}（{date}）',
      '{actor} removed {node} ({date})',
      '{actor} eliminó {node} ({date})',
    ),
  },
  'case.deadline-moved': {
    title: text('期限更新', 'Deadline changed', 'Plazo modificado'),
    content: text(
      '{deadline}由 {before} 改为 {after}',
      '{deadline} moved from {before} to {after}',
      '{deadline} pasó del {before} al {after}',
    ),
  },
  'case.deadline-completed': {
    title: text('期限完成', 'Deadline completed', 'Plazo cumplido'),
    content: text(
      '{actor} 确认完成：{deadline}（{date}）',
      '{actor} confirmed: {deadline} ({date})',
      '{actor} confirmó: {deadline} ({date})',
    ),
  },
  'case.closed': {
    title: text('案件结案', 'Case closed', 'Caso cerrado'),
    content: text('{actor} 登记了结案', '{actor} registered the close', '{actor} registró el cierre'),
  },
  'case.deadline-near': {
    title: text('期限提醒：{deadline}', 'Reminder: {deadline}', 'Recordatorio: {deadline}'),
    content: text(
      '「{case}」的{deadline}将于 {date} 届满，剩 {days} 天',
      '“{case}”: {deadline} falls on {date}, {days} days left',
      '«{case}»: {deadline} vence el {date}, quedan {days} días',
    ),
  },
  'source.posted': {
    title: text('新案源待审核', 'A case source to review', 'Una oportunidad por revisar'),
    content: text('{company} 发布了案源「{source}」', '{company} posted “{source}”', '{company} publicó «{source}»'),
  },
  'source.approved': {
    title: text('案源审核通过', 'Case source approved', 'Oportunidad aprobada'),
    content: text(
      '案源「{source}」已通过审核，平台正在为您匹配律师',
      '“{source}” was approved; we are matching lawyers',
      '«{source}» fue aprobada; buscamos abogados',
    ),
  },
  'source.rejected': {
    title: text('案源被驳回', 'Case source rejected', 'Oportunidad rechazada'),
    content: text(
      '案源「{source}」被驳回：{reason}',
      '“{source}” was rejected: {reason}',
      '«{source}» fue rechazada: {reason}',
    ),
  },
  'source.withdrawn': {
    title: text('案源已撤回', 'Case source withdrawn', 'Oportunidad retirada'),
    content: text('案源「{source}」已被撤回', '“{source}” was withdrawn', '«{source}» fue retirada'),
  },
  'source.round-exhausted': {
    title: text('案源需要重新派发', 'A source needs another round', 'Una oportunidad requiere otra ronda'),
    content: text(
      '案源「{source}」的邀请均被拒绝或已过期，请重新派发',
      'Every offer of “{source}” was refused or expired; please distribute it again',
      'Todas las ofertas de «{source}» fueron rechazadas o vencieron; distribúyala de nuevo',
    ),
  },
  'source.accepted': {
    title: text('律师已承接案源', 'A lawyer accepted the source', 'Un abogado aceptó la oportunidad'),
    content: text('{lawyer} 律师已承接案源「{source}」', '{lawyer} accepted “{source}”', '{lawyer} aceptó «{source}»'),
  },
  // before acceptance a lawyer learns no name of a party, client or contact
  'offer.received': {
    title: text('案源邀请', 'An offer', 'Una oferta'),
    content: text(
      '平台邀请您承接一件案源：{region}，{count} 件，费用 {fee} 元。请在 {expires} 前答复',
      'You are offered a case source: {region}, {count} matters, {fee} yuan. Please answer before {expires}',
      'Se le ofrece una oportunidad: {region}, {count} asuntos, {fee} yuanes. Responda antes del {expires}',
    ),
  },
  'offer.expired': {
    title: text('案源邀请已过期', 'An offer has expired', 'Una oferta ha vencido'),
    content: text(
      '{region}的一件案源邀请已过期',
      'The offer of a case source in {region} has expired',
      'La oferta de una oportunidad en {region} ha vencido',
    ),
  },
  'offer.withdrawn': {
    title: text('案源邀请已撤回', 'An offer was withdrawn', 'Una oferta fue retirada'),
    content: text(
      '{region}的一件案源已被撤回',
      'The case source in {region} was withdrawn',
      'La oportunidad en {region} fue retirada',
    ),
  },
  'offer.declined': {
    title: text('律师拒绝了邀请', 'An offer was refused', 'Una oferta fue rechazada'),
    content: text(
      '{lawyer} 律师拒绝了案源「{source}」：{reply}',
      '{lawyer} refused “{source}”: {reply}',
      '{lawyer} rechazó «{source}»: {reply}',
    ),
  },
  'offer.lost': {
    title: text('案源已由其他律师承接', 'The source went to another lawyer', 'La oportunidad fue para otro abogado'),
    content: text(
      '您受邀的一件案源（{region}）已由其他律师承接',
      'The case source in {region} that was offered to you went to another lawyer',
      'Otro abogado aceptó la oportunidad en {region} que se le había ofrecido',
    ),
  },
  'registration.submitted': {
    title: text('新注册待审核', 'A registration to review', 'Un registro por revisar'),
    content: text('{name} 提交了注册申请', '{name} asked to be registered', '{name} solicitó el registro'),
  },
  'registration.approved': {
    title: text('注册审核通过', 'Registration approved', 'Registro aprobado'),
    content: text('欢迎使用律桥', 'Welcome to Luqiao', 'Bienvenido a Luqiao'),
  },
  'registration.rejected': {
    title: text('注册审核未通过', 'Registration rejected', 'Registro rechazado'),
    content: text(
      '原因：{reason}。请修改后重新提交',
      'Reason: {reason}. Please correct and send it again',
      'Motivo: {reason}. Corríjalo y envíelo de nuevo',
    ),
  },
} satisfies Record<string, Words>

export type TemplateName = keyof typeof templates
export const isTemplate = (name: string): name is TemplateName => name in templates
