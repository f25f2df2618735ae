-- Whether the buyer said at checkout that she buys for herself: in some provinces the law then decides when she pays.
ALTER TABLE bookings ADD COLUMN consumer INTEGER NOT NULL DEFAULT 0 CHECK (consumer IN (0, 1));
