-- What Today asks for: refunds that failed, or that nobody has told of. Those that are done, which are nearly all, are not read.
CREATE INDEX refunds_not_done ON refunds (created_at) WHERE state <> 'done';
