// A comment is counted as people count characters, without the spaces around it [CAS-24]. Pure.
export const commentLength = (comment: string): number => Array.from(comment.trim()).length;
